export { dialogsWork } from './dialogs-work.ts';
export { renderInHost, type Answers, type HostOptions, type Hosted } from './render-in-host.tsx';
export { aFailure, aMember, aProfile, aSession, aSite, idOf } from './makers.ts';
