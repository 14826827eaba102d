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
 * Where the form is wide and long they stay there together.
 */
export function GeneratePanel({ credits, isGenerating, onBuyCredits }: Props) {
  const broke = lacksCredits(credits);
  return (
    <div className="z-10 max-lg:contents lg:@container xl:[@media(min-height:44rem)]:sticky xl:bottom-4">
      <div className="max-lg:contents lg:grid lg:items-center lg:gap-x-6 lg:gap-y-4 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-lift @xl:grid-cols-[1fr_auto]">
        <div className="grid gap-4 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-5 @xl:contents">
          <CostPanel
            credits={credits}
            className="grid gap-3 @xl:flex @xl:justify-between @xl:gap-x-6"
          />
          {broke && (
            <p className="rounded-control bg-sponge-wash px-4 py-3 text-[0.9375rem] text-sponge-ink @xl:order-first @xl:col-span-2">
              <strong>No credits left.</strong> Your words stay here until you have one.
            </p>
          )}
        </div>
        <GenerateBar isGenerating={isGenerating} broke={broke} onBuyCredits={onBuyCredits} />
      </div>
    </div>
  );
}
