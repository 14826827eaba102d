import { CostPanel } from './CostPanel.tsx';
import { GenerateBar } from './GenerateBar.tsx';
import { lacksCredits } from './obstacles.ts';

type Props = {
  credits: number | undefined;
  isGenerating: boolean;
  onBuyCredits: () => void;
};

/**
 * What the video costs, and the button that submits the form around it. On narrow screens its parts
 * are the form's own (`contents`), so that the bar can stay at the bottom of the whole form.
 */
export function GeneratePanel({ credits, isGenerating, onBuyCredits }: Props) {
  const broke = lacksCredits(credits);
  return (
    <div className="max-lg:contents lg:@container">
      <div className="max-lg:contents lg:grid lg:items-center lg:gap-x-6 lg:gap-y-4 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-lift @xl:grid-cols-[1fr_auto]">
        <div className="grid gap-4 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-5 @xl:contents">
          <CostPanel
            credits={credits}
            className="grid gap-3 @xl:col-span-2 @xl:flex @xl:justify-between"
          />
          {broke ? (
            <p className="rounded-control bg-sponge-wash px-4 py-3 text-[0.9375rem] text-sponge-ink">
              <strong>No credits left.</strong> Your words stay here until you have one.
            </p>
          ) : (
            <p className="text-ink-soft text-sm">
              Your credit comes back by itself if the video cannot be made.
            </p>
          )}
        </div>
        <GenerateBar isGenerating={isGenerating} broke={broke} onBuyCredits={onBuyCredits} />
      </div>
    </div>
  );
}
