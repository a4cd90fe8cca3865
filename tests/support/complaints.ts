import type { ComplaintForm } from '#domain/forms/complaint-form.ts';

/** One that has been checked and cleaned. */
export const complaint: ComplaintForm = {
  kind: 'charged',
  amount: 5000,
  place: 'Clinic of Mercy, Ikeja',
  place_path: '',
  happened_on: '2025-07-11',
  happened_about: 'in the morning',
  message: 'They asked me for money at the gate.\nẸ jọ̀ọ́, help me.',
  user_name: 'Ngozi Okáfọ̀',
  user_phone: '0803 123 4567',
  user_email: 'ngozi.okafor@example.com',
};

/** The same as a visitor types it. */
export const complaintFields: Record<string, string> = { ...complaint, amount: '₦5,000' };
