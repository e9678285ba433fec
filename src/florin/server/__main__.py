from florin.server.commands import main

main()
