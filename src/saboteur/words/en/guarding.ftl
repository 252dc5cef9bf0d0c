# Why the door of a server stays shut.

refusal-server-no-such-page = There is nothing at this address.
refusal-server-wrong-method = This address does not take such a request.
refusal-server-wrong-host = This server is not reached under that name.
refusal-server-from-outside = That is for whoever runs the server.
refusal-server-too-slow = The rest of the message did not come in time.
refusal-server-not-checked = Checking this record takes too long.
