import { useUser } from '../../features/session/useSession.ts';
import { BusinessHours } from '../../features/support/BusinessHours.tsx';
import { ContactCards } from '../../features/support/ContactCards.tsx';
import { questionsAt } from '../../features/support/faq.ts';
import { TicketForm } from '../../features/support/TicketForm.tsx';
import { pricesOfPage } from '../../lib/prices.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { Card } from '../../ui/Card.tsx';

export default function SupportPage() {
  const { id, email } = useUser();
  return (
    <>
      <PageTitle title="Help Center" subtitle="Find an answer, or ask for one" />
      <div className="grid gap-5">
        <ContactCards />
        <div className="grid items-start gap-5 xl:grid-cols-[1fr_23rem]">
          <section aria-labelledby="ticket" className="min-w-0">
            <Card className="grid gap-6 p-5 sm:p-7">
              <div className="grid gap-1">
                <h2 id="ticket" className="headline text-xl">
                  Submit a Support Ticket
                </h2>
                <p className="text-ink-soft [overflow-wrap:anywhere]">
                  All three are needed. We answer to {email}.
                </p>
              </div>
              <TicketForm userId={id} />
            </Card>
          </section>
          <div className="grid min-w-0 gap-5">
            <BusinessHours />
            <section aria-labelledby="faq">
              <Card className="px-5 pt-5 pb-2 sm:px-6 sm:pt-6">
                <h2 id="faq" className="headline mb-2 text-xl">
                  Frequently Asked Questions
                </h2>
                <Accordion items={questionsAt(pricesOfPage().creditPriceCents)} />
              </Card>
            </section>
          </div>
        </div>
      </div>
    </>
  );
}
