import { errorText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageSpinner } from '../../ui/PageSpinner.tsx';

type Props = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
};

/** While something is on its way, and when it could not be had; else nothing. */
export function QueryNotice({ query: { isPending, error, refetch } }: Props) {
  if (isPending && !error) return <PageSpinner />;
  if (!error) return null;
  return (
    <Card role="alert" className="mb-6 grid justify-items-start gap-3 p-5">
      <p>{errorText(error)}</p>
      <Button variant="secondary" size="small" onClick={() => refetch()}>
        Try Again
      </Button>
    </Card>
  );
}
