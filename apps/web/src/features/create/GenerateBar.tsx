import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { Sparkles } from 'lucide-react';
import { counted } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { SpendButton } from '../../ui/SpendButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type Props = { isGenerating: boolean; broke: boolean; onBuyCredits: () => void };

/**
 * Within reach of the thumb on narrow screens, however long the prompt is; not where it would fill the
 * window. A field that slides under it shows 24 pixels above or below the button, enough to be hit, or
 * nothing at all (WCAG 2.5.8).
 */
export function GenerateBar({ isGenerating, broke, onBuyCredits }: Props) {
  return (
    <div className="z-10 flex flex-wrap gap-3 max-md:[@media(min-height:32rem)]:sticky max-md:bottom-0 max-md:-mx-4 max-md:bg-linear-to-t max-md:from-80% max-md:from-paper max-md:to-transparent max-md:px-4 max-md:pt-7 max-md:pb-[max(1.625rem,env(safe-area-inset-bottom))] sm:max-md:-mx-6 sm:max-md:px-6">
      <SpendButton
        type="submit"
        size="large"
        cost={counted(CREDITS_PER_VIDEO, 'credit')}
        disabled={isGenerating || broke}
        className="grow"
      >
        {isGenerating ? (
          <Spinner aria-hidden="true" />
        ) : (
          <Sparkles aria-hidden="true" className="size-5" />
        )}
        <span>{isGenerating ? 'Generating...' : 'Generate Video'}</span>
      </SpendButton>
      {broke && (
        <Button size="large" onClick={onBuyCredits} className="grow">
          Buy Credits
        </Button>
      )}
    </div>
  );
}
