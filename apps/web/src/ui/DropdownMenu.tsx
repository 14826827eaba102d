import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useListOpening } from './useListOpening.ts';

type Props = {
  /** One element that takes a ref, such as a Button. */
  trigger: ReactNode;
  /** Before the trigger has the focus again; `preventDefault` keeps it elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

export function DropdownMenu({ trigger, children, ...content }: Props) {
  const { ofTrigger, ...opening } = useListOpening();
  return (
    <Radix.Root modal={false} {...opening}>
      <Radix.Trigger asChild {...ofTrigger}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...content}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-52 max-w-80 animate-appear rounded-control border border-line bg-surface p-1.5 shadow-overlay"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const tones = { plain: 'text-ink', danger: 'text-berry-ink' };

type ItemProps = ComponentProps<typeof Radix.Item> & { tone?: keyof typeof tones };

export function DropdownMenuItem({ tone = 'plain', className, ...props }: ItemProps) {
  return (
    <Radix.Item
      className={classNames(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-lg px-3 font-medium outline-none data-[highlighted]:bg-sunken',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
