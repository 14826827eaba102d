import { Logo } from '../ui/Logo.tsx';
import { Badges } from './specimens/Badges.tsx';
import { Buttons } from './specimens/Buttons.tsx';
import { Cards } from './specimens/Cards.tsx';
import { Carousels } from './specimens/Carousels.tsx';
import { Choices } from './specimens/Choices.tsx';
import { Colors } from './specimens/Colors.tsx';
import { Dialogs } from './specimens/Dialogs.tsx';
import { Disclosures } from './specimens/Disclosures.tsx';
import { Fields } from './specimens/Fields.tsx';
import { Loading } from './specimens/Loading.tsx';
import { Marks } from './specimens/Marks.tsx';
import { Menus } from './specimens/Menus.tsx';
import { Motion } from './specimens/Motion.tsx';
import { Notices } from './specimens/Notices.tsx';
import { Shapes } from './specimens/Shapes.tsx';
import { Toasts } from './specimens/Toasts.tsx';
import { Type } from './specimens/Type.tsx';

/** Everything that screens are made of: first the tokens, then the components in all their states. */
export function Gallery() {
  return (
    <main className="mx-auto grid max-w-5xl gap-14 px-4 py-10 sm:px-8">
      <header className="grid gap-3">
        <Logo />
        <h1 className="headline text-title">Components</h1>
      </header>
      <Colors />
      <Type />
      <Shapes />
      <Motion />
      <Marks />
      <Buttons />
      <Badges />
      <Fields />
      <Choices />
      <Menus />
      <Disclosures />
      <Cards />
      <Carousels />
      <Notices />
      <Loading />
      <Dialogs />
      <Toasts />
    </main>
  );
}
