import { type ComponentProps, useId } from 'react';
import { Button } from './Button.tsx';

type Props = ComponentProps<typeof Button> & { cost: string };

/** Says what a press costs: in the button for the eye, as its description else; its name stays its words. */
export function SpendButton({ cost, children, ...props }: Props) {
  const id = useId();
  return (
    <>
      <Button aria-describedby={id} {...props}>
        {children}
        <span
          aria-hidden="true"
          className="rounded-full bg-current/12 px-2.5 py-1 font-bold text-xs leading-none"
        >
          {cost}
        </span>
      </Button>
      <span id={id} hidden>{`Costs ${cost}`}</span>
    </>
  );
}
