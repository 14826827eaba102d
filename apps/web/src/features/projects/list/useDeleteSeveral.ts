import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isNotFound } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/plural.ts';
import { refreshAll } from '../../../lib/query-keys.ts';
import { toast } from '../../../ui/toast.ts';
import { deleteProject } from '../api.ts';
import { dropProjects } from '../list-queries.ts';
import { deleteSeries } from '../series-api.ts';
import type { WallItem } from './wall-items.ts';

/** One person changes four things at a time; the fourth is for what they do meanwhile. */
const AT_ONCE = 3;

type Failure = { key: string; reason: string };

/** Deletes several, a few at a time, and tells once what became of them. Answers what is still there. */
export function useDeleteSeveral() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (items: readonly WallItem[]): Promise<Failure[]> => {
      const left = items.values();
      const failures: Failure[] = [];
      const work = async () => {
        for (const item of left) {
          const reason = await reasonWhyNot(item);
          if (reason !== null) failures.push({ key: item.key, reason });
          else dropProjects(queryClient, isOf(item));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return failures;
    },
    onSuccess: (failures, items) => toast(outcomeWords(items.length, failures)),
    onSettled: () => {
      refreshAll(queryClient);
    },
  });
}

const isOf = (item: WallItem) =>
  item.seriesId === null
    ? ({ id }: WallItem['project']) => id === item.project.id
    : ({ seriesId }: WallItem['project']) => seriesId === item.seriesId;

/** Null once it is gone, whoever deleted it. */
async function reasonWhyNot({ project, seriesId }: WallItem): Promise<string | null> {
  try {
    await (seriesId === null ? deleteProject(project) : deleteSeries(seriesId));
    return null;
  } catch (error) {
    return isNotFound(error) ? null : errorText(error as Error);
  }
}

function outcomeWords(asked: number, failures: readonly Failure[]) {
  const [first] = failures;
  const gone = asked - failures.length;
  if (!first) return { title: `${formatNumber(gone)} deleted` };
  return {
    title: `${formatNumber(failures.length)} of ${formatNumber(asked)} could not be deleted`,
    description: `${first.reason} ${failures.length === 1 ? 'It is' : 'They are'} still selected.`,
    tone: 'danger' as const,
  };
}
