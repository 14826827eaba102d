import { Logo } from '../../ui/Logo.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { Specimen, States } from '../Specimen.tsx';

export function Marks() {
  return (
    <Specimen title="Name and mark">
      <States of="Logo">
        <Logo />
      </States>
      <States of="LogoMark: 16, 32, 64 and 128 px">
        <LogoMark className="size-4" />
        <LogoMark className="size-8" />
        <LogoMark className="size-16" />
        <LogoMark className="size-32" />
      </States>
    </Specimen>
  );
}
