import { toast } from '../../ui/toast.ts';

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
