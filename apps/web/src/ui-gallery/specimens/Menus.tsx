import { Copy, Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../ui/DropdownMenu.tsx';
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
    </Specimen>
  );
}
