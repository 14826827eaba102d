import { Copy, Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Specimen, States } from '../Specimen.tsx';

export function Menus() {
  return (
    <Specimen title="Menus">
      <States of="DropdownMenu: open it">
        <DropdownMenu trigger={<Button variant="secondary">More</Button>}>
          <DropdownMenuItem>
            <Copy aria-hidden="true" className="size-5" />
            Use again
          </DropdownMenuItem>
          <DropdownMenuItem disabled>Disabled</DropdownMenuItem>
          <DropdownMenuItem tone="danger">
            <Trash2 aria-hidden="true" className="size-5" />
            Delete
          </DropdownMenuItem>
        </DropdownMenu>
      </States>
      <States of="SideDrawer: below 768 px; SkipLink: reach it with Tab">
        <SideDrawer>
          {(onChoose) => (
            <Button variant="quiet" onClick={onChoose}>
              Choose
            </Button>
          )}
        </SideDrawer>
        <SkipLink />
      </States>
    </Specimen>
  );
}
