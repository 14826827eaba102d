import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VIDEO_DURATION, VIDEO_RESOLUTION } from '@shortcake/contract/video';
import pg from 'pg';

// A server that does the least there is to do, on node:http and pg, with the plain queries that the
// product asked before its hot reads were prepared: no framework, no limits, no check of what it
// answers, no version of the list. `bare.ts DATABASE_URL SESSION_SECRET`; prints its port.

const [url, secret] = process.argv.slice(2) as [string, string];
const pool = new pg.Pool({ connectionString: url, max: 20, options: '-c TimeZone=UTC' });

const SESSION = `select "id", "account_id", last_seen_at < now() - interval '10 minutes' as "isDue"
  from "sessions" where id = any($1)
    and least(expires_at, last_seen_at + interval '14 days') > now()`;
const ACCOUNT = 'select * from "accounts" where "id" = $1';
const PICTURE = 'select "sha256" from "profile_pictures" where "account_id" = $1';
const BALANCE = 'select * from "credit_balances" where "account_id" = $1';
const SUBSCRIPTION = 'select * from "subscriptions" where "account_id" = $1';
const PROJECTS = `select "id", "title", "starred", "prompt", "enhanced_prompt", "status", "step",
    "engine", "engine_state", "enhance_tried", "submit_started_at", "queue_position", "progress",
    "failure_reason", "created_at", "completed_at", "template_id", "category", "aspect_ratio",
    "generate_audio", "enhance_prompt", "seed",
    (extract(epoch from "created_at") * 1000000)::bigint::text as "at"
  from "projects" where "account_id" = $1 order by "created_at" desc, "id" desc limit $2`;

const KEY = `select k.id, k.account_id, k.name, k.scopes, k.credits_per_month, k.expires_at
  from api_keys k join accounts a on a.id = k.account_id
  where k.hash = any($1) and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
    and a.suspended_at is null and a.erasure_requested_at is null`;
const OF_KEY = `select a.id, b.purchased, b.subscription, b.held, s.plan, s.status, s.current_period_end,
    (select coalesce(sum(credits), 0)::int from api_key_days
      where key_id = $2 and day >= date_trunc('month', now())) as spent
  from accounts a left join credit_balances b on b.account_id = a.id
  left join subscriptions s on s.account_id = a.id where a.id = $1`;

/** What GET /api/v1/account tells: whose key it is, and what can be spent. */
async function accountOfKey({ headers }: IncomingMessage) {
  const hash = createHash('sha256')
    .update(headers.authorization?.slice(7) ?? '')
    .digest();
  const [key] = (await pool.query(KEY, [[hash]])).rows;
  if (!key) return undefined;
  const [row] = (await pool.query(OF_KEY, [key.account_id, key.id])).rows;
  return {
    id: row.id,
    plan: row.plan ?? 'free',
    subscriptionStatus: row.status,
    currentPeriodEnd: row.current_period_end?.toISOString() ?? null,
    creditsRemaining: Math.max(0, row.purchased + row.subscription),
    subscriptionCredits: row.subscription,
    purchasedCredits: row.purchased,
    key: {
      id: key.id,
      name: key.name,
      scopes: key.scopes,
      creditsPerMonth: key.credits_per_month,
      creditsThisMonth: row.spent,
      expiresAt: key.expires_at?.toISOString() ?? null,
    },
  };
}

async function accountIdOf({ headers }: IncomingMessage): Promise<string | undefined> {
  const token = /(?:^|; )session=([\w-]{43})/.exec(headers.cookie ?? '')?.[1];
  if (token === undefined) return undefined;
  const id = createHmac('sha256', secret).update(token).digest();
  return (await pool.query(SESSION, [[id]])).rows[0]?.account_id;
}

async function userOf(accountId: string) {
  const results = await Promise.all(
    [ACCOUNT, PICTURE, BALANCE, SUBSCRIPTION].map((query) => pool.query(query, [accountId])),
  );
  const [account, picture, balance, subscription] = results.map(({ rows }) => rows[0]);
  return {
    id: account.id,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    profileImageUrl: picture ? `/media/profile/${picture.sha256.toString('hex')}` : null,
    createdAt: account.created_at.toISOString(),
    plan: subscription?.plan ?? 'free',
    subscriptionStatus: subscription?.status ?? null,
    stripeSubscriptionId: subscription?.stripe_subscription_id ?? null,
    currentPeriodEnd: subscription?.current_period_end.toISOString() ?? null,
    creditsRemaining: Math.max(0, balance.purchased + balance.subscription),
    subscriptionCredits: balance.subscription,
    purchasedCredits: balance.purchased,
  };
}

async function projectsOf(accountId: string) {
  const { rows } = await pool.query(PROJECTS, [accountId, 101]);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    starred: row.starred,
    prompt: row.prompt,
    enhancedPrompt: row.enhanced_prompt,
    status: row.status,
    step: null,
    queuePosition: null,
    progress: row.progress,
    etaSeconds: null,
    failureReason: row.failure_reason,
    videoUrl: `/media/${row.id}/video.mp4`,
    thumbnailUrl: `/media/${row.id}/poster.jpg`,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at.toISOString(),
    videosUsed: 1,
    creditRefunded: false,
    deleteRefunds: null,
    templateData: {
      templateId: row.template_id,
      category: row.category,
      duration: VIDEO_DURATION,
      aspectRatio: row.aspect_ratio,
      resolution: VIDEO_RESOLUTION,
      generateAudio: row.generate_audio,
      enhancePrompt: row.enhance_prompt,
      seed: row.seed,
    },
  }));
}

async function answerTo(request: IncomingMessage) {
  if (request.url === '/api/v1/account') return accountOfKey(request);
  const accountId = await accountIdOf(request);
  if (accountId === undefined) return undefined;
  return request.url === '/api/auth/user' ? userOf(accountId) : projectsOf(accountId);
}

const server = createServer(async (request, response) => {
  const answer = await answerTo(request);
  if (answer === undefined) return void response.writeHead(401).end();
  const body = JSON.stringify(answer);
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
console.log((server.address() as AddressInfo).port);
