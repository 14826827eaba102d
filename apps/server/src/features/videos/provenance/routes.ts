import type { FastifyInstance } from 'fastify';
import type { Provenance } from './provenance.ts';

/** GET /provenance/ca.pem: the authority in use, for whoever wants to trust what this product signs. */
export function registerProvenanceRoutes(
  app: FastifyInstance,
  { signer }: Pick<Provenance, 'signer'>,
): void {
  app.get('/provenance/ca.pem', async (_request, reply) =>
    reply
      .type('application/pem-certificate-chain')
      .header('cache-control', 'no-cache')
      .send(signer.authority),
  );
}
