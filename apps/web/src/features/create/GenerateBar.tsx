import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { Sparkles } from 'lucide-react';
import { counted } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { SpendButton } from '../../ui/SpendButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type Props = { isGenerating: boolean; broke: boolean; onBuyCredits: () => void };

/** Within reach of the thumb on narrow screens, however long the prompt is; not where it would fill the window. */
export function GenerateBar({ isGenerating, broke, onBuyCredits }: Props) {
  return (
    <div className="z-10 flex flex-wrap gap-3 max-lg:[@media(min-height:32rem)]:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:max-lg:-mx-6 sm:max-lg:px-6">
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
