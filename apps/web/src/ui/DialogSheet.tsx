import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { buttonClass } from './button-style.ts';
import { dialogStyle } from './dialog-style.ts';

const widths = { narrow: 'max-w-md', wide: 'max-w-2xl', widest: 'max-w-5xl' };

export type DialogSheetProps = {
  title: string;
  description?: ReactNode;
  width?: keyof typeof widths;
  /** While something is under way that must not be walked away from. */
  closeDisabled?: boolean;
  children?: ReactNode;
  footer?: ReactNode;
  onKeyDown?: React.KeyboardEventHandler;
  /** In the place of giving the focus back to what had it before. */
  onCloseAutoFocus?: (event: Event) => void;
};

type Props = DialogSheetProps & Omit<ComponentProps<typeof Radix.Content>, 'title'>;

/** The sheet that a dialog is written on: a title and Close above, what scrolls, what can be done. */
export function DialogSheet(props: Props) {
  const {
    title,
    description,
    width = 'narrow',
    closeDisabled,
    children,
    footer,
    ...content
  } = props;
  const described = description ? {} : { 'aria-describedby': undefined };
  return (
    <div className={dialogStyle.stage}>
      <Radix.Content
        {...described}
        {...content}
        className={classNames(
          dialogStyle.sheet,
          'flex max-h-full flex-col overflow-hidden',
          widths[width],
        )}
      >
        <header className="flex items-start gap-4 px-5 pt-5 sm:px-6">
          <div className="grid min-w-0 grow gap-1.5 pt-2.5 [overflow-wrap:anywhere]">
            <Radix.Title className="headline text-xl leading-tight">{title}</Radix.Title>
            {description && (
              <Radix.Description className="text-ink-soft">{description}</Radix.Description>
            )}
          </div>
          <Radix.Close
            aria-label="Close"
            disabled={closeDisabled}
            className={buttonClass({ variant: 'quiet', size: 'icon' }, '-mr-2')}
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </header>
        {children && (
          <div className="min-h-0 overflow-y-auto px-5 pt-4 pb-5 sm:px-6 sm:pb-6">{children}</div>
        )}
        {footer && (
          <footer className="flex flex-col-reverse gap-3 p-5 sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
            {footer}
          </footer>
        )}
      </Radix.Content>
    </div>
  );
}
