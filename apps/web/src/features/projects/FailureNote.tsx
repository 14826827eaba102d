import type { Project } from '@shortcake/contract/project';

type Props = Pick<Project, 'failureReason' | 'creditRefunded'>;

export function FailureNote({ failureReason, creditRefunded }: Props) {
  return (
    <p className="text-sm leading-snug [overflow-wrap:anywhere]">
      {failureReason ?? 'This video could not be made.'}
      {creditRefunded && <strong className="block pt-1">Your credit came back.</strong>}
    </p>
  );
}
