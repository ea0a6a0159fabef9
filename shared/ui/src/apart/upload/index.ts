export { Upload } from './upload.tsx';
