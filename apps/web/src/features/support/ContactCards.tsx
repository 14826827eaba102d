import { BookOpen, Mail, MessageCircle } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';

const ways = [
  {
    title: 'Documentation',
    text: 'Short answers on credits, plans, templates and downloads are on this page.',
    Icon: BookOpen,
  },
  {
    title: 'Live Chat',
    text: 'Not open yet. Until it is, a ticket is the quickest way to a person.',
    Icon: MessageCircle,
  },
  {
    title: 'Email Support',
    text: 'Send the form on this page. Our answer goes to your account’s email address.',
    Icon: Mail,
  },
];

/** The ways to get help; what can be done stands elsewhere on the page. */
export function ContactCards() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {ways.map(({ title, text, Icon }) => (
        <li key={title}>
          <Card className="flex h-full gap-4 p-5 lg:flex-col">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sponge-wash text-sponge-ink">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div className="grid gap-1">
              <h2 className="font-bold">{title}</h2>
              <p className="text-ink-soft text-sm">{text}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
