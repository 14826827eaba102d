import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import { Sparkles } from 'lucide-react';
import { counted } from '../../../lib/plural.ts';
import { Button } from '../../../ui/Button.tsx';
import { keepRoomBelow } from '../../../ui/keep-room.ts';
import { SpendButton } from '../../../ui/SpendButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { costWords } from './cost-words.ts';

type Props = {
  count: number;
  /** Rows without a word, for which nothing is asked. */
  leftOut: number;
  credits: number | undefined;
  isAsking: boolean;
  onBuyCredits: () => void;
  onGenerate: () => void;
};

/** The price of all rows, what is left then, and the press that asks for them; stays in reach. */
export function SeriesCost({ count, leftOut, credits, isAsking, onBuyCredits, onGenerate }: Props) {
  const cost = count * CREDITS_PER_VIDEO;
  const isShort = credits !== undefined && credits < cost;
  return (
    // Below the button as high as the smallest target: of one that lies behind both no strip is left.
    <div
      ref={keepRoomBelow}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t bg-paper px-4 pt-3 max-sm:gap-x-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:mb-4 lg:rounded-card lg:border lg:bg-surface lg:px-5 lg:py-4 lg:shadow-lift"
    >
      <p
        role="status"
        className={isShort ? 'grow basis-64 font-bold text-sponge-ink' : 'grow basis-64'}
      >
        {costWords(count, credits, leftOut)}
      </p>
      {isShort && (
        <Button
          size="large"
          onClick={onBuyCredits}
          className="max-sm:min-h-12 max-sm:grow max-sm:px-4 max-sm:text-base"
        >
          Buy Credits
        </Button>
      )}
      <SpendButton
        onClick={onGenerate}
        size="large"
        variant={isShort ? 'secondary' : 'primary'}
        cost={counted(cost, 'credit')}
        disabled={isAsking || isShort}
        className="max-sm:min-h-12 max-sm:grow max-sm:px-3 max-sm:text-base"
      >
        {isAsking ? (
          <Spinner aria-hidden="true" />
        ) : (
          <Sparkles aria-hidden="true" className="size-5" />
        )}
        <span>{isAsking ? 'Generating...' : `Generate ${counted(count, 'Video')}`}</span>
      </SpendButton>
    </div>
  );
}
