import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { buttonClass } from './button-style.ts';
import { dialogStyle } from './dialog-style.ts';
import { useReturnFocus } from './useReturnFocus.ts';

const widths = { narrow: 'max-w-md', wide: 'max-w-2xl' };

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: keyof typeof widths;
  children?: ReactNode;
  footer?: ReactNode;
};

export function Dialog(props: Props) {
  const { open, onOpenChange, title, description, width = 'narrow', children, footer } = props;
  const focus = useReturnFocus();
  const described = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogStyle.overlay} />
        <div className={dialogStyle.stage}>
          <Radix.Content
            {...described}
            {...focus}
            className={classNames(
              dialogStyle.sheet,
              'flex max-h-full flex-col overflow-hidden',
              widths[width],
            )}
          >
            <header className="flex items-start gap-4 px-5 pt-5 sm:px-6">
              <div className="grid min-w-0 grow gap-1.5 pt-2.5">
                <Radix.Title className="headline text-xl leading-tight">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="text-ink-soft">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close
                aria-label="Close"
                className={buttonClass({ variant: 'quiet', size: 'icon' }, '-mr-2')}
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            </header>
            {children && (
              <div className="min-h-0 overflow-y-auto px-5 pt-4 pb-5 sm:px-6 sm:pb-6">
                {children}
              </div>
            )}
            {footer && (
              <footer className="flex flex-col-reverse gap-3 p-5 sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
                {footer}
              </footer>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
