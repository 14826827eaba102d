import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { keptDraft } from '../lib/draft.ts';
import { QueryNotice } from '../lib/QueryNotice.tsx';
import { enginesQuery } from './api.ts';
import { EngineCard } from './EngineCard.tsx';
import { draftOfSwitch, SwitchDialog } from './SwitchDialog.tsx';

/** The video engines, in the order in which they stand in for one another. */
export function EnginesPage() {
  const query = useQuery(enginesQuery);
  const engines = query.data;
  const [pressed, setPressed] = useState<{ id: string; enabled: boolean } | null>();
  // Back from signing in again: the dialog is open where it was.
  const kept = engines?.find(({ id }) => keptDraft(draftOfSwitch(id)));
  const asked = pressed === undefined && kept ? { id: kept.id, enabled: !kept.enabled } : pressed;
  const isNoneOn = engines?.every(({ enabled }) => !enabled);
  return (
    <>
      <PageTitle
        title="Engines"
        subtitle="They stand in for one another in this order. Days are in UTC."
      />
      <QueryNotice query={query} />
      {isNoneOn && (
        <Card tone="sponge" role="status" className="mb-6 p-5">
          <p className="font-bold">No engine is on.</p>
          <p>Nobody can ask for a video. What waits keeps its turn until its deadline.</p>
        </Card>
      )}
      <ul className="grid gap-5 lg:grid-cols-2">
        {engines?.map((engine) => (
          <li key={engine.id} className="grid">
            <EngineCard
              engine={engine}
              onSwitch={(enabled) => setPressed({ id: engine.id, enabled })}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <SwitchDialog
          {...asked}
          standIn={engines?.find(({ id, enabled }) => enabled && id !== asked.id)?.id}
          onClose={() => setPressed(null)}
        />
      )}
    </>
  );
}
