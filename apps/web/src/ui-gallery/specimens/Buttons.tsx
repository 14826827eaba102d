import { Plus } from 'lucide-react';
import { ArchiveLink } from '../../ui/ArchiveLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { type ButtonStyle, buttonClass } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SpendButton } from '../../ui/SpendButton.tsx';
import { Specimen, States } from '../Specimen.tsx';

// As records, so that a new one is missed by the compiler when it is missing here.
const variants: Record<NonNullable<ButtonStyle['variant']>, string> = {
  primary: 'The one thing to do',
  secondary: 'Another thing to do',
  quiet: 'Something small',
  danger: 'Delete',
};
const sizes: Record<Exclude<ButtonStyle['size'], 'icon' | undefined>, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};
const variantNames = Object.keys(variants) as (keyof typeof variants)[];
const sizeNames = Object.keys(sizes) as (keyof typeof sizes)[];

export function Buttons() {
  return (
    <Specimen title="Buttons">
      {variantNames.map((variant) => (
        <States key={variant} of={`Button, ${variant}: sizes, with an icon, icon only, disabled`}>
          {sizeNames.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {sizes[size]}
            </Button>
          ))}
          <Button variant={variant}>
            <Plus aria-hidden="true" className="size-5" />
            {variants[variant]}
          </Button>
          <Button variant={variant} size="icon" aria-label={variants[variant]}>
            <Plus aria-hidden="true" className="size-5" />
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </States>
      ))}
      <States of="SpendButton: ready, disabled">
        <SpendButton cost="1 credit">Generate Video</SpendButton>
        <SpendButton cost="1 credit" disabled>
          Generate Video
        </SpendButton>
      </States>
      <States of="ArchiveLink: what follows when it cannot be had">
        <ArchiveLink
          address="/media/projects.zip"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          Download all
        </ArchiveLink>
      </States>
      <States of="LinkButton: primary, secondary, quiet, long">
        <LinkButton to="/">Choose Your Plan</LinkButton>
        <LinkButton to="/" variant="secondary">
          Back to Home
        </LinkButton>
        <LinkButton to="/" variant="quiet">
          View All
        </LinkButton>
        <div className="flex w-48">
          <LinkButton to="/" className="shrink py-2">
            Words that take more room than there is
          </LinkButton>
        </div>
      </States>
    </Specimen>
  );
}
