import { submissionController } from '../../../features/submissions/server/index.ts';

export default submissionController('api::donate-form.donate-form');
