import { invalidRequest } from './error.ts';
import { newId } from './new-id.ts';
import type { Price, Product } from './objects.ts';
import type { World } from './world.ts';

export type NewProduct = Pick<Product, 'name' | 'metadata' | 'active' | 'description'> & {
  id?: string | undefined;
};

/** A new product. Throws when its id is taken. */
export function insertProduct(world: World, wanted: NewProduct): Product {
  const { id = newId('prod'), ...fields } = wanted;
  if (world.any(id)) {
    const code = 'resource_already_exists';
    throw invalidRequest(`Product already exists.`, { code, param: 'id' });
  }
  const now = world.now();
  return world.insert<Product>(
    {
      id,
      object: 'product',
      created: now,
      default_price: null,
      images: [],
      livemode: false,
      marketing_features: [],
      package_dimensions: null,
      shippable: null,
      statement_descriptor: null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      unit_label: null,
      updated: now,
      url: null,
      ...fields,
    },
    'product.created',
  );
}

export type NewPrice = Pick<
  Price,
  'active' | 'currency' | 'metadata' | 'nickname' | 'product' | 'lookup_key'
> & {
  unit_amount: number;
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number } | null;
  transferLookupKey: boolean;
};

/** A new price of a product; its amount (cents) and interval never change. */
export function insertPrice(world: World, wanted: NewPrice): Price {
  const { transferLookupKey, recurring, ...fields } = wanted;
  if (fields.lookup_key) takeLookupKey(world, fields.lookup_key, transferLookupKey);
  return world.insert<Price>(
    {
      id: newId('price'),
      object: 'price',
      billing_scheme: 'per_unit',
      created: world.now(),
      custom_unit_amount: null,
      livemode: false,
      recurring: recurring && {
        interval: recurring.interval,
        interval_count: recurring.interval_count,
        meter: null,
        trial_period_days: null,
        usage_type: 'licensed',
      },
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: recurring ? 'recurring' : 'one_time',
      unit_amount_decimal: String(fields.unit_amount),
      ...fields,
    },
    'price.created',
  );
}

/** Frees a lookup key for another price; throws when a price has it and may keep it. */
export function takeLookupKey(world: World, key: string, transfer: boolean): void {
  const owner = world.all('price').find((price) => price.lookup_key === key);
  if (!owner) return;
  if (!transfer) {
    throw invalidRequest(`A price (\`${owner.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  world.update(owner, { lookup_key: null }, 'price.updated');
}
