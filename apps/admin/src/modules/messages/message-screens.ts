/** Custom screens for messages, keyed by their definition. */
export const messageScreens = {
  composeMail: async () => ({ default: (await import('./ComposeMessage.tsx')).ComposeMail }),
  sendSms: async () => ({ default: (await import('./ComposeMessage.tsx')).SendSms }),
  birthdaySms: async () => ({ default: (await import('./Birthdays.tsx')).Birthdays }),
} as const;
