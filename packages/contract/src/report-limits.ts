/** What a video may be reported for. */
export const reportKinds = ['illegal', 'copyright', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Of what a report says, of the work it names and of an objection, in code points. */
export const MAX_REPORT = 5000;
export const MAX_WORK = 1000;
export const MAX_OBJECTION = 5000;
/** Of the name of who reports, in code points. */
export const MAX_REPORTER_NAME = 200;
/** Of an e-mail address: RFC 5321, section 4.5.3.1. */
export const MAX_ADDRESS = 320;

/** For so many days a video that was taken down is kept, and its owner can object. */
export const OBJECTION_DAYS = 30;
