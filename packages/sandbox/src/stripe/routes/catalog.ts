import * as z from 'zod';
import { insertPrice, insertProduct, takeLookupKey } from '../catalog.ts';
import { invalidRequest } from '../error.ts';
import {
  boolean,
  common,
  created,
  currency,
  id,
  integer,
  listing,
  mergeMetadata,
  metadata,
  text,
  unset,
} from '../params.ts';
import { CATALOG } from '../store.ts';
import type { World } from '../world.ts';
import { findRoute, given, listRoute, type Route, workRoute } from './route.ts';

const product = {
  active: boolean.optional(),
  description: z.union([unset, text]).optional(),
  id: id.optional(),
  metadata: metadata.optional(),
  name: text,
};
const productData = z.strictObject(product).omit({ description: true });

function createProduct(
  world: World,
  params: z.output<typeof productData> & { description?: string | null | undefined },
) {
  const { active = true, id, metadata, name, description = null } = params;
  return insertProduct(world, {
    active,
    id,
    name,
    description,
    metadata: mergeMetadata({}, metadata),
  });
}

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: integer.pipe(z.number().min(1).max(1000)).optional(),
  usage_type: z.enum(['licensed']).optional(),
});
const newPrice = z.strictObject({
  ...common,
  active: boolean.optional(),
  currency,
  lookup_key: z.string().min(1).max(200).optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  product: id.optional(),
  product_data: productData.optional(),
  recurring: recurring.optional(),
  transfer_lookup_key: boolean.optional(),
  unit_amount: integer.pipe(z.number().min(0).max(99_999_999)),
});

function createPrice(world: World, params: z.output<typeof newPrice>) {
  const { active = true, currency, lookup_key = null, nickname = null, recurring } = params;
  if ((params.product === undefined) === (params.product_data === undefined)) {
    throw invalidRequest(
      'You must specify either `product` or `product_data` when creating a price.',
    );
  }
  const product = params.product_data
    ? createProduct(world, params.product_data)
    : world.get('product', params.product ?? '');
  return insertPrice(world, {
    active,
    currency,
    lookup_key,
    nickname,
    product: product.id,
    metadata: mergeMetadata({}, params.metadata),
    recurring: recurring
      ? { interval: recurring.interval, interval_count: recurring.interval_count ?? 1 }
      : null,
    unit_amount: params.unit_amount,
    transferLookupKey: params.transfer_lookup_key ?? false,
  });
}

const priceUpdate = newPrice
  .pick({ expand: true, active: true, metadata: true, transfer_lookup_key: true })
  .extend({
    lookup_key: z.union([unset, z.string().max(200)]).optional(),
    nickname: z.union([unset, text]).optional(),
  });

function updatePrice(world: World, params: z.output<typeof priceUpdate>, priceId: string) {
  const price = world.get('price', priceId, 'price');
  const {
    active = price.active,
    lookup_key = price.lookup_key,
    nickname = price.nickname,
  } = params;
  if (lookup_key && lookup_key !== price.lookup_key) {
    takeLookupKey(world, lookup_key, params.transfer_lookup_key ?? false);
  }
  const metadata = mergeMetadata(price.metadata, params.metadata);
  return world.update(price, { active, lookup_key, nickname, metadata }, 'price.updated');
}

const productUpdate = z
  .strictObject({ ...common, ...product, name: text.optional() })
  .omit({ id: true });

function updateProduct(world: World, params: z.output<typeof productUpdate>, productId: string) {
  const product = world.get('product', productId, 'id');
  const { active = product.active, name = product.name } = params;
  const { description = product.description } = params;
  const metadata = mergeMetadata(product.metadata, params.metadata);
  const changes = { active, name, description, metadata, updated: world.now() };
  return world.update(product, changes, 'product.updated');
}

/** Products and prices: what can be subscribed to. */
export const catalogRoutes: Route[] = [
  workRoute({
    method: 'POST',
    path: '/v1/products',
    world: CATALOG,
    params: z.strictObject({ ...common, ...product }),
    run: createProduct,
  }),
  findRoute('/v1/products/:id', 'product'),
  workRoute({
    method: 'POST',
    path: '/v1/products/:id',
    world: CATALOG,
    params: productUpdate,
    run: updateProduct,
  }),
  listRoute({
    path: '/v1/products',
    kind: 'product',
    params: z.strictObject({
      ...listing,
      created,
      active: boolean.optional(),
      ids: z.array(id).optional(),
    }),
    where: ({ active, ids }) => [
      ...given({ active }),
      ...(ids ? [ids.map((one) => ({ id: one }))] : []),
    ],
  }),
  workRoute({
    method: 'POST',
    path: '/v1/prices',
    world: CATALOG,
    params: newPrice,
    run: createPrice,
  }),
  findRoute('/v1/prices/:id', 'price'),
  workRoute({
    method: 'POST',
    path: '/v1/prices/:id',
    world: CATALOG,
    params: priceUpdate,
    run: updatePrice,
  }),
  listRoute({
    path: '/v1/prices',
    kind: 'price',
    params: z.strictObject({
      ...listing,
      created,
      active: boolean.optional(),
      currency: currency.optional(),
      lookup_keys: z.array(text).max(10).optional(),
      product: id.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    where: ({ active, currency, lookup_keys, product, type }) => [
      ...given({ active, currency, product, type }),
      ...(lookup_keys ? [lookup_keys.map((lookup_key) => ({ lookup_key }))] : []),
    ],
  }),
];
