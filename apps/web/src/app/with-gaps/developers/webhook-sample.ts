/** A request to a webhook, without its signature, which depends on the secret. */
export const webhookSample = {
  headers: [
    'webhook-id: 0198f0c2-6f0e-7d3a-9c41-5b2f1d7e8a90',
    'webhook-timestamp: 1796722200',
    'webhook-signature: v1,...',
  ],
  body: {
    type: 'credits.low',
    timestamp: '2026-12-08T09:30:00.000Z',
    data: { creditsRemaining: 1 },
  },
};
