/** A mail that a product would have sent. */
export type SandboxMail = {
  id: string;
  to: string;
  /** What the product calls this kind of mail. */
  kind: string;
  subject: string;
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
  sentAt: Date;
};

/** Where a product keeps the mails that it would have sent. */
export type Mailbox = {
  /** All that is kept, the newest first. */
  list(): Promise<SandboxMail[]>;
  /** The one with an id, which may be any text. */
  find(id: string): Promise<SandboxMail | undefined>;
};
