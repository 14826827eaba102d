import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CostPanel } from './CostPanel.tsx';
import { lacksCredits } from './checks.ts';

type Props = {
  credits: number | undefined;
  isGenerating: boolean;
  onBuyCredits: () => void;
};

/** What the video costs, and the button that submits the form around it. */
export function GeneratePanel({ credits, isGenerating, onBuyCredits }: Props) {
  const broke = lacksCredits(credits);
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <CostPanel credits={credits} />
      {broke && (
        <p className="rounded-control bg-sponge-wash px-4 py-3 text-[0.9375rem] text-sponge-ink">
          <strong>No credits left.</strong> Each video costs 1 credit, so this one has to wait.
        </p>
      )}
      <div className="grid gap-3">
        <Button type="submit" size="large" disabled={isGenerating || broke} className="w-full">
          {isGenerating ? (
            <Spinner aria-hidden="true" />
          ) : (
            <Sparkles aria-hidden="true" className="size-5" />
          )}
          {isGenerating ? 'Generating...' : 'Generate Video'}
        </Button>
        {broke && (
          <Button variant="secondary" size="large" onClick={onBuyCredits} className="w-full">
            Buy Credits
          </Button>
        )}
      </div>
      <p className="text-ink-soft text-sm">
        Your credit comes back by itself if the video cannot be made.
      </p>
    </Card>
  );
}
