import type { Project } from '@shortcake/contract/project';

type Props = Pick<Project, 'failureReason' | 'creditRefunded'>;

export function FailureNote({ failureReason, creditRefunded }: Props) {
  return (
    <p className="max-w-prose rounded-control bg-sponge-wash px-4 py-3 text-[0.9375rem] text-sponge-ink [overflow-wrap:anywhere]">
      {failureReason ?? 'This video could not be made.'}
      {creditRefunded && <strong className="block">Your credit came back.</strong>}
    </p>
  );
}
