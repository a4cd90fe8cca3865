import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface SentSms {
  to: string;
  message: string;
}

/** A gateway in the aggregator's format that keeps what it is given; `answer` changes what it says to the next ones. */
export async function testSmsGateway() {
  const sent: SentSms[] = [];
  const keys: unknown[] = [];
  const gateway = { sent, keys, status: 201, code: 101, url: '' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { to = '', message = '' } = Object.fromEntries(new URLSearchParams(body));
    keys.push(request.headers.apikey);
    if (gateway.status < 300 && gateway.code < 200) sent.push({ to, message });
    const Recipients = [{ statusCode: gateway.code, number: to }];
    response.writeHead(gateway.status).end(JSON.stringify({ SMSMessageData: { Recipients } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messaging`;
  return gateway;
}
