import { inHoursOrDays, type Wording } from './wording.ts'

/** Not yet checked by a native reader. */
export const kn: Wording = {
  greeting: 'ನಮಸ್ಕಾರ,',
  validFor: (hours) =>
    inHoursOrDays(
      hours,
      (count) => `ಈ ಲಿಂಕ್ ಒಮ್ಮೆ ಮಾತ್ರ, ${count} ಗಂಟೆ${count === 1 ? 'ಯ' : 'ಗಳ'} ವರೆಗೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ.`,
      (count) => `ಈ ಲಿಂಕ್ ಒಮ್ಮೆ ಮಾತ್ರ, ${count} ದಿನಗಳ ವರೆಗೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ.`,
    ),
  copyLink: 'ಬಟನ್ ಕೆಲಸ ಮಾಡದಿದ್ದರೆ, ಈ ವಿಳಾಸವನ್ನು ನಿಮ್ಮ ಬ್ರೌಸರ್‌ಗೆ ನಕಲಿಸಿ:',
  PASSWORD_RESET: {
    subject: 'Travel Visit ಗಾಗಿ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ',
    reason: ({ email }) => `${email} ಖಾತೆಗೆ ಯಾರೋ, ಬಹುಶಃ ನೀವೇ, ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಕೇಳಿದ್ದಾರೆ.`,
    action: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ',
    otherwise: 'ನೀವು ಕೇಳದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ. ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗುವುದಿಲ್ಲ.',
  },
  VERIFY_EMAIL: {
    subject: 'Travel Visit ಗಾಗಿ ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ದೃಢಪಡಿಸಿ',
    reason: ({ email }) => `${email} ನಿಮ್ಮ ವಿಳಾಸ ಎಂದು ದಯವಿಟ್ಟು ದೃಢಪಡಿಸಿ.`,
    action: 'ನನ್ನ ವಿಳಾಸವನ್ನು ದೃಢಪಡಿಸು',
    otherwise: 'ನಮ್ಮಲ್ಲಿ ನಿಮಗೆ ಖಾತೆ ಇಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Travel Visit ಗಾಗಿ ನಿಮ್ಮ ಹೊಸ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ದೃಢಪಡಿಸಿ',
    reason: ({ email, newEmail }) =>
      `${email} ಖಾತೆ ${newEmail} ವಿಳಾಸಕ್ಕೆ ಬದಲಾಗಬೇಕಿದೆ. ನೀವು ದೃಢಪಡಿಸುವವರೆಗೆ ಏನೂ ಬದಲಾಗುವುದಿಲ್ಲ.`,
    action: 'ಇನ್ನು ಮುಂದೆ ಈ ವಿಳಾಸ ಬಳಸು',
    otherwise: 'ನೀವು ಕೇಳದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ. ಖಾತೆ ಇದ್ದಂತೆಯೇ ಇರುತ್ತದೆ.',
  },
  RECOVER_EMAIL: {
    subject: 'Travel Visit ನಲ್ಲಿ ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಾಗಿದೆ',
    reason: ({ email }) => `ನಿಮ್ಮ ಖಾತೆ ಇನ್ನು ${email} ಮೂಲಕ ತೆರೆಯುವುದಿಲ್ಲ. ನೀವೇ ಬದಲಿಸಿದ್ದರೆ ಎಲ್ಲವೂ ಸರಿ.`,
    action: 'ಬದಲಾವಣೆಯನ್ನು ರದ್ದುಮಾಡು',
    otherwise: 'ನೀವು ಬದಲಿಸದಿದ್ದರೆ, ತಕ್ಷಣ ರದ್ದುಮಾಡಿ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ.',
  },
}
