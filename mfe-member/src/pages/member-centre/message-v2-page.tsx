export { Inbox as MessageV2Page } from '../../features/inbox/inbox.tsx';
