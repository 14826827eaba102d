/** Calls the API of the sandbox in Stripe's place; with fields it is a POST. */
async function askSandbox(path: string, fields?: Record<string, string>) {
  const response = await fetch(`${process.env.PRODUCT_URL}/sandbox/stripe/v1/${path}`, {
    method: fields ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${process.env.PRODUCT_SANDBOX_KEY}` },
    ...(fields ? { body: new URLSearchParams(fields) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Lets a subscriber's card fail, and so many days pass. */
export async function failRenewal(email: string, days: number): Promise<void> {
  const [customer] = (await askSandbox(`customers?${new URLSearchParams({ email })}`)).data;
  const list = await askSandbox(`subscriptions?customer=${customer.id}`);
  const { payment_method: card } = await askSandbox('setup_intents', {
    customer: customer.id,
    payment_method: 'pm_card_chargeCustomerFail',
    confirm: 'true',
  });
  await askSandbox(`subscriptions/${list.data[0].id}`, { default_payment_method: card });
  const clock = `test_helpers/test_clocks/${customer.test_clock}`;
  const { frozen_time: now } = await askSandbox(clock);
  await askSandbox(`${clock}/advance`, { frozen_time: String(now + days * 86_400) });
}
