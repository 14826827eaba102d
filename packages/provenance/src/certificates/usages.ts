/** What a signer's certificate may be for, by RFC 5280's extended key usages. */
export const CLAIM_SIGNING = '1.3.6.1.4.1.62558.2.1';
export const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36';
export const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';
export const ANY_USAGE = '2.5.29.37.0';

/** With one of these a certificate may sign claims. */
export const SIGNING_USAGES = [CLAIM_SIGNING, DOCUMENT_SIGNING, EMAIL_PROTECTION];
