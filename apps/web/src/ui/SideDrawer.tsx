import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { buttonClass } from './button-style.ts';
import { Logo } from './Logo.tsx';
import { useFocusAfterChoice } from './useFocusAfterChoice.ts';

type Props = {
  /** The list in it; what is chosen there closes the drawer. */
  children: (onChoose: () => void) => ReactNode;
};

/** The side list on narrow screens, with the button that opens it. */
export function SideDrawer({ children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { onChoose, onCloseAutoFocus } = useFocusAfterChoice();

  function choose(): void {
    onChoose();
    setOpen(false);
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label="Open menu"
        className={buttonClass({ variant: 'quiet', size: 'icon' }, '-ml-2.5 md:hidden')}
      >
        <Menu aria-hidden="true" className="size-6" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim data-[state=closed]:animate-vanish md:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide-in flex-col overflow-y-auto overscroll-contain rounded-r-sheet bg-paper shadow-overlay data-[state=closed]:animate-slide-out md:hidden"
        >
          <div className="sticky top-0 z-10 flex h-16 shrink-0 items-center justify-between bg-paper pr-2.5 pl-6">
            <Dialog.Title>
              <Logo />
              <span className="sr-only"> menu</span>
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className={buttonClass({ variant: 'quiet', size: 'icon' })}
            >
              <X aria-hidden="true" className="size-6" />
            </Dialog.Close>
          </div>
          <div className="px-3 pt-2 pb-6">{children(choose)}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
