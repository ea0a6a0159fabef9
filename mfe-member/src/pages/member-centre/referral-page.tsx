export { Referral as ReferralPage } from '../../features/referral/referral.tsx';
