import { toast } from '../../../ui/toast.ts';

/** The provider refused, and said why. */
export function tellPaymentFailed(message: string): void {
  toast({ title: 'Payment Failed', description: message, tone: 'danger' });
}

/** Nobody can say what happened. */
export function tellPaymentError(): void {
  toast({
    title: 'Payment Error',
    description: 'An unexpected error occurred. Please try again.',
    tone: 'danger',
  });
}

/** The payment was made, and the purchase could not be completed. */
export function tellPurchaseFailed(): void {
  toast({ title: 'Purchase Failed', description: 'Failed to complete purchase', tone: 'danger' });
}

/** The payment was made, and nobody answered what came of it. */
export function tellProcessingError(): void {
  toast({
    title: 'Payment Processing Error',
    description: 'There was an issue processing your payment. Please contact support.',
    tone: 'danger',
  });
}
