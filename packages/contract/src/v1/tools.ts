import { z } from 'zod';
import type { KeyScope } from '../api-key.ts';
import { errorCodes } from '../errors.ts';
import { ProjectsQuery } from '../project.ts';
import { MAX_SERIES } from '../series-limits.ts';
import { categories } from '../template-ids.ts';
import { KeyAccount } from './account.ts';
import { NewVideoSeries, WrittenVideo } from './new-video.ts';
import { VideoSeries } from './series.ts';
import { ListedTemplate } from './template.ts';
import { Video } from './video.ts';
import { LONGEST_WAIT_SECONDS } from './wait.ts';

/** Videos to a page of list_videos, by default and at most: what agents read has to fit into their context. */
export const TOOL_PAGE_SIZE = 20;
export const MAX_TOOL_PAGE_SIZE = 50;

/** A tool of `/mcp`, with what agents are told of it. */
export type Tool = {
  title: string;
  description: string;
  /** What the key must be allowed. */
  scopes: readonly KeyScope[];
  input: z.ZodObject;
  output: z.ZodObject;
  /** Hints for whoever decides what an agent may do unasked. */
  annotations: {
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: false;
  };
};

const id = z.string().meta({ description: 'The id of a video.' });
/** What is asked of whoever spends credits. */
const spending = {
  confirm_credits: z.int().min(0).max(MAX_SERIES).default(0).meta({
    description:
      'How many credits this call may cost. Ask the person first; what costs more is refused, and the refusal names the price.',
  }),
  idempotency_key: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 printable ASCII characters without spaces')
    .optional()
    .meta({
      description:
        'Any text of your own. A call that is repeated with it and the same wishes costs nothing again.',
    }),
};

const links = {
  fileUrl: z.url().nullable().meta({
    description: 'The MP4, for who sends the API key along; null until it is finished.',
  }),
  pageUrl: z.url().meta({ description: 'Where its owner sees it, signed in.' }),
};

/** A video, as tools answer it: without its prompt, which may have 5,000 characters. */
export const VideoInShort = Video.pick({
  id: true,
  title: true,
  status: true,
  step: true,
  queuePosition: true,
  progress: true,
  etaSeconds: true,
  failureReason: true,
  createdAt: true,
  completedAt: true,
  creditRefunded: true,
  deleteRefunds: true,
  seriesId: true,
})
  .extend(links)
  .meta({ id: 'VideoInShort', description: 'A video, without its prompt.' });
export type VideoInShort = z.infer<typeof VideoInShort>;

const TemplateInShort = ListedTemplate.pick({
  id: true,
  title: true,
  description: true,
  category: true,
})
  .extend({ slots: z.array(z.string()).meta({ description: 'Ids of its slots.' }) })
  .meta({ id: 'TemplateInShort', description: 'A template, without its prompt.' });

const reads = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
const spends = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
} as const;

const { q, status, series } = ProjectsQuery.shape;

export const tools = {
  list_templates: {
    title: 'List templates',
    description:
      'Ready-made ideas for videos, all of them or those of a category. With an id: that one in full, with its prompt and what can stand in its slots. Costs nothing.',
    scopes: ['read'],
    annotations: reads,
    input: z.strictObject({
      category: z.enum(categories).optional().meta({ description: 'Only of this kind.' }),
      id: ListedTemplate.shape.id.optional().meta({ description: 'Only this one, in full.' }),
    }),
    output: z.object({
      templates: z.array(TemplateInShort).meta({ description: 'In the order people see them.' }),
      template: ListedTemplate.optional().meta({ description: 'The one that was asked for.' }),
    }),
  },
  get_account: {
    title: 'Show the account',
    description:
      'How many credits can be spent, and what this API key may do and has spent this month. Costs nothing.',
    scopes: ['read'],
    annotations: reads,
    input: z.strictObject({}),
    output: KeyAccount,
  },
  make_video: {
    title: 'Make a video',
    description:
      'Makes a vertical video of 8 seconds from a template, or from a prompt with the template `custom-prompt`. Costs 1 credit, which a video that fails gives back: ask the person, then call with confirm_credits: 1. With wait the answer comes once it has ended, which may take minutes.',
    scopes: ['generate'],
    annotations: spends,
    input: WrittenVideo.extend({
      ...spending,
      wait: z.boolean().default(false).meta({
        description:
          'Whether to answer only when the video has ended, telling progress until then.',
      }),
    }),
    output: VideoInShort,
  },
  make_series: {
    title: 'Make a series',
    description: `Makes up to ${MAX_SERIES} videos at once, or none of them. Costs 1 credit for each: ask the person, then call with that number as confirm_credits. Give an idempotency_key, so that a retry costs nothing. list_videos with its id as series tells how they stand.`,
    scopes: ['generate'],
    annotations: spends,
    input: NewVideoSeries.extend(spending),
    output: VideoSeries,
  },
  get_video: {
    title: 'Show a video',
    description: 'One video, with its prompt and settings. Costs nothing.',
    scopes: ['read'],
    annotations: reads,
    input: z.strictObject({
      id,
      wait: z.int().min(0).max(LONGEST_WAIT_SECONDS).default(0).meta({
        description: 'How many seconds to wait for its end.',
      }),
    }),
    output: Video.extend(links).meta({ id: 'VideoWithLinks', description: 'A video.' }),
  },
  list_videos: {
    title: 'List videos',
    description: 'Your videos, the newest first, without their prompts. Costs nothing.',
    scopes: ['read'],
    annotations: reads,
    input: z.strictObject({
      q: q.meta({ description: 'Text of the title or the prompt, in any case.' }),
      status: status.meta({ description: 'Only such; `live` is pending or processing.' }),
      series: series.meta({ description: 'Only of the series with this id.' }),
      limit: z.int().min(1).max(MAX_TOOL_PAGE_SIZE).default(TOOL_PAGE_SIZE).meta({
        description: 'How many to a page.',
      }),
      cursor: z.string().optional().meta({ description: 'nextCursor of the page before.' }),
    }),
    output: z.object({
      videos: z.array(VideoInShort).meta({ description: 'A page of them.' }),
      nextCursor: z
        .string()
        .optional()
        .meta({ description: 'For the next page, if there is one.' }),
    }),
  },
  cancel_video: {
    title: 'Cancel a video',
    description:
      'Ends a video that is pending or processing; it stays listed as failed. Its credit comes back where deleteRefunds of get_video says so. What has ended stays as it is. Costs nothing.',
    scopes: ['generate'],
    annotations: {
      ...{ readOnlyHint: false, destructiveHint: true },
      ...{ idempotentHint: true, openWorldHint: false },
    },
    input: z.strictObject({ id }),
    output: VideoInShort,
  },
} as const satisfies Record<string, Tool>;
export type ToolName = keyof typeof tools;

/** What a tool answers, marked as an error, when it does nothing. */
export const ToolError = z.object({
  code: z.enum([...errorCodes, 'CONFIRM_CREDITS']).meta({ description: 'For programs.' }),
  message: z.string().meta({ description: 'What happened, and what to change.' }),
  /** Of CONFIRM_CREDITS. */
  credits: z.int().optional().meta({ description: 'What the call would have cost.' }),
});
